import { type Late, stands } from 'kit/late';
import type { AreaRoutes } from 'kit/remote';
import { isOutdated } from './outdated.ts';

interface LeftOut {
  path: string;
  loading: Promise<AreaRoutes>;
  /** Absent where it has failed. */
  late: Late | undefined;
}

let last: LeftOut | undefined;

/** Keeps the area whose routes a navigation to its path had to do without. */
export function leaveOut(area: LeftOut): void {
  last = area;
}

/** What is still to be waited for at `path`, once: an area that has failed is loaded anew. */
export function leftOut(path: string): Promise<AreaRoutes> | undefined {
  const known = last?.path === path && last.late ? last.loading : undefined;
  last = undefined;
  return known;
}

/**
 * What an address without a route answers: that its area is late; nothing where it is nobody's. In a tab that is older than what the
 * sites keep, an area that can't be loaded makes the navigation one of the whole document; what stands unsaved in a form was asked about before.
 * @throws Failure 'area-down'
 */
export async function lateArea({ url }: Request): Promise<Late | undefined> {
  if (last?.path !== new URL(url).pathname) return undefined;
  if (last.late) return last.late;
  await last.loading.catch(async (error: unknown) => {
    if (stands(url) || !(await isOutdated())) throw error;
    location.assign(url);
    await new Promise<never>(() => undefined); // the document goes
  });
  return undefined;
}
