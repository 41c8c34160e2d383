import { DOOR_PATH } from '@vidriera/domain/site/kept-screens';
import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { useLocation } from '@vidriera/router';
import { useSession } from '@vidriera/session';
import { useState } from 'react';

const TermsQuestion = lazyPart(
  async () => (await import('../features/terms/terms-question.tsx')).TermsQuestion,
);

/** Where nobody is asked: the text itself, the counter and the door with their queues, and the links of letters. */
const UNASKED = ['/terms', '/canjear', ACCOUNT_ACTION];

/** Asks signed-in people for the terms they have not accepted, once for each page that is loaded. */
export function TermsGate() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [isLater, setIsLater] = useState(false);
  if (!user?.terms || isLater || UNASKED.includes(pathname) || pathname.startsWith(DOOR_PATH)) return null;
  return <TermsQuestion why={user.terms} onLater={() => setIsLater(true)} />;
}
