import { useLoaderData } from '@vidriera/router';
import { type ComponentType, createElement } from 'react';
import type { ScreenProps } from '../screen-props.ts';

/** Renders a screen's component with the data of its route, without skeleton or deferral. */
export const WithData = <D>({ of }: { of: ComponentType<ScreenProps<D>> }) =>
  createElement(of, { data: useLoaderData() as D });
