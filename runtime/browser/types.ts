import type { data, LoaderFunctionArgs } from '@vidriera/router';
import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** The frame the shell draws around a screen (`handle.layout`). */
export type Layout =
  /** The signed-in frame for whoever is signed in, a plain header for everybody else. */
  | 'auto'
  /** Explore's own navbar. */
  | 'explore'
  /** The screen draws header, main and footer itself (landing, login, signup). */
  | 'own';

/** What a loader answers: the data, or those with a status. */
type Answer<D> = D | ReturnType<typeof data<D>>;
/** Reads the data of a screen; one with `member` is told whom the browser remembers, or who is signed in. */
export type Load<D, Who extends unknown[] = []> = (
  args: LoaderFunctionArgs,
  ...who: Who
) => Answer<D> | Promise<Answer<D>>;

/** A screen's component, perhaps not imported yet. */
export interface ScreenView<D> {
  loaded: ComponentType<ScreenProps<D>> | undefined;
  load: () => Promise<ComponentType<ScreenProps<D>>>;
}
