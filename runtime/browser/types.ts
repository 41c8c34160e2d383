import type { data, LoaderFunctionArgs } from '@vidriera/router';
import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** The frame the shell draws around a screen (`handle.layout`). */
export type Layout =
  /** The signed-in frame for a signed-in person, a plain header otherwise. */
  | 'auto'
  /** Explore's own navbar. */
  | 'explore'
  /** The screen renders header, main and footer itself (landing, login, signup). */
  | 'own';

/** The result of a loader: the data, or `data(…, { status })`. */
type Loaded<D> = D | ReturnType<typeof data<D>>;
/** Reads a screen's data. With `member`, it gets the remembered or signed-in person. */
export type Load<D, Who extends unknown[] = []> = (
  args: LoaderFunctionArgs,
  ...who: Who
) => Loaded<D> | Promise<Loaded<D>>;

/** A screen's component; `loaded` is set once it is imported. */
export interface ScreenView<D> {
  loaded: ComponentType<ScreenProps<D>> | undefined;
  load: () => Promise<ComponentType<ScreenProps<D>>>;
}
