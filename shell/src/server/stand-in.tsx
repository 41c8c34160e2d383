import type { BareScreen } from 'domain/api/page';
import { MEMBERS_META } from 'domain/site/start';
import { Loading } from 'kit/loading';
import type { RouteObject } from 'kit/router';
import type { ScreenHandle } from 'kit/screen';
import { createStaticHandler } from 'kit/static-router';
import styles from '../frame/frame.module.css';
import { routeTree } from '../routes.tsx';
import { htmlOf } from './html-of.tsx';

/**
 * What stands in for a screen that only the browser can draw, within the frame. It can't be pressed; whom their browser does not remember sees
 * 'Cargando...' instead, which the others' screen readers are told.
 */
export async function stillOf(
  { id, path = '/', handle }: { id: string; path?: string | undefined; handle: ScreenHandle },
  { pathname, search }: URL,
): Promise<Pick<BareScreen, 'head' | 'still'>> {
  if (!handle.standIn) return {};
  const { default: StandIn } = await handle.standIn();
  const element = (
    <>
      <div className={styles.told}>
        <Loading />
      </div>
      <fieldset disabled inert data-still="" className={styles.still}>
        <StandIn />
      </fieldset>
    </>
  );
  const route: RouteObject = { id, path, handle, element };
  const { query, dataRoutes } = createStaticHandler(routeTree([route]));
  const context = await query(new Request(new URL(pathname + search, 'http://localhost')));
  if (context instanceof Response) throw new Error(`what stands in for ${id} leads elsewhere`);
  const { head, body } = htmlOf(dataRoutes, context);
  return { head: head + membersOnly(handle), still: body };
}

/** Has the page lead to /login whom its browser does not remember (shell/index.html). */
export const membersOnly = ({ remembered }: ScreenHandle): string =>
  remembered ? `<meta name="${MEMBERS_META}" content="">` : '';
