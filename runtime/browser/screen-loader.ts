import { type LoaderFunctionArgs, type Navigation, navigationOf } from '@vidriera/router';
import { Deferred } from './deferred.ts';
import { asResponse, guard, type Member } from './guards.ts';
import { keptData } from './kept-data.ts';
import type { Load } from './types.ts';
import { withStatus } from './with-status.ts';

/** How long the screen before stays while the next one is read, in milliseconds. */
const PATIENCE_MS = 150;

interface Reads {
  member: Member | undefined;
  isPublic: boolean;
  importView: () => Promise<unknown>;
  importLoad: (() => Promise<Load<unknown, unknown[]> | undefined>) | undefined;
}

/**
 * The loader of a screen: its guard, then its data and its component side by side. It answers with the data, or after 150 ms with their
 * promise (`Deferred`), where the address changes to another page.
 */
export const screenLoader =
  ({ member, isPublic, importView, importLoad }: Reads) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const navigation = navigationOf(args.context);
    const view = importView();
    view.catch(() => undefined); // told by `answer`
    const who = await guard(args, member);
    const kept = navigation?.isPop ? keptData(navigation.to.key, addressOf(args.request.url)) : undefined;
    const read = async () => {
      const load = await importLoad?.();
      return (await load?.(args, ...(isPublic ? [] : [who]))) ?? null;
    };
    const answer = Promise.all([kept ?? read(), view]).then(([data]) => data, asResponse);
    return isDeferrable(navigation) ? orDeferred(answer) : answer;
  };

/** What one waits for: the first load, a retry, another search on the same page, Back and Forward, and a place on a page. */
const isDeferrable = (navigation: Navigation | null): boolean =>
  navigation !== null &&
  !navigation.isPop &&
  !navigation.to.hash &&
  navigation.from.pathname !== navigation.to.pathname;

function orDeferred(answer: Promise<unknown>): Promise<unknown> {
  const late = answer.then((data) => {
    const said = withStatus(data); // the router would have taken it apart
    return said ? said.data : data;
  });
  late.catch(() => undefined); // who has left the screen by then is not told
  const patience = Promise.withResolvers<Deferred>();
  const timer = setTimeout(() => patience.resolve(new Deferred(late)), PATIENCE_MS);
  answer.catch(() => undefined).finally(() => clearTimeout(timer));
  return Promise.race([answer, patience.promise]);
}

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
