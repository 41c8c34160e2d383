import type { SessionUser } from '@vidriera/session';
import { useState } from 'react';
import { CalendarForm } from './calendar-form.tsx';
import type { FoundCalendar } from './compare.ts';
import { FoundEvents } from './found-events.tsx';

/** Events of a calendar, brought as drafts. */
export function Calendar({ user }: { user: SessionUser }) {
  const [found, setFound] = useState<FoundCalendar | null>(null);
  return found ? (
    <FoundEvents user={user} found={found} onChange={setFound} />
  ) : (
    <CalendarForm user={user} onFound={setFound} />
  );
}
