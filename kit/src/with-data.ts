import { useLoaderData } from 'kit/router';
import { type ComponentType, createElement } from 'react';

/** What a screen's component is given: what its loader read. */
export interface ScreenProps<D> {
  data: D;
}

/**
 * A screen's component with the data of its route, or with what is known of them while they are late. The one place that says of what type
 * they are: `screen()` ties loader and component.
 */
export function WithData<D>({ of, known }: { of: ComponentType<ScreenProps<D>>; known?: D | undefined }) {
  const loaded = useLoaderData() as D;
  return createElement(of, { data: known ?? loaded });
}
