import type { SessionUser } from '@vidriera/session';
import { ListForm } from './list-form.tsx';
import { OwnList } from './own-list.tsx';
import { useLinksJob } from './use-links-job.ts';

/** Links of a list: pasted or of a file, looked at, and published one by one. */
export function Links({ user }: { user: SessionUser }) {
  const links = useLinksJob(user.uid);
  const { job, change } = links;
  return job ? <OwnList user={user} links={{ ...links, job }} /> : <ListForm onRead={change} />;
}
