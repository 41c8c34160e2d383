import { once } from '@vidriera/domain/once';
import { type ComponentType, lazy, Suspense } from 'react';
import type { AccountLinksProps } from './account-links.tsx';
import type { Member } from './use-member.ts';

interface BarProps {
  member: Member;
}

/** Without its bars a page still does its work, so a chunk that can't be fetched takes nothing else with it. */
const bar = <P extends BarProps>(fetchBar: () => Promise<ComponentType<P>>) =>
  once(async () => {
    const shown: ComponentType<P> = await fetchBar().catch((error: unknown) => {
      console.warn('a bar of the frame could not be fetched', error);
      return () => null;
    });
    return { default: shown };
  });

const sidebar = bar(async () => (await import('./bars.ts')).bars.Sidebar);
const bottomBar = bar(async () => (await import('./bars.ts')).bars.BottomBar);
const accountLinks = bar(async () => (await import('./bars.ts')).bars.AccountLinks);

const Sidebar = lazy(sidebar);
const BottomBar = lazy(bottomBar);
const AccountLinks = lazy(accountLinks);

/** Fetches the bars of signed-in people: visitors have no use for their code. */
export const fetchMemberBars = (): Promise<unknown> => Promise.all([sidebar(), bottomBar()]);

/** The bar beside the screen, where there is room for one. Its place is kept by the frame's style sheet. */
export const MemberSidebar = ({ member }: { member: Member }) => (
  <Suspense>
    <Sidebar member={member} />
  </Suspense>
);

/** The bar at the foot of a phone. */
export const MemberBottomBar = ({ member }: { member: Member }) => (
  <Suspense>
    <BottomBar member={member} />
  </Suspense>
);

/** What the menu behind their picture holds. */
export const MemberAccountLinks = (props: AccountLinksProps) => (
  <Suspense>
    <AccountLinks {...props} />
  </Suspense>
);
