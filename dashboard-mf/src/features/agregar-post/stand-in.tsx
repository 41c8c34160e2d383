import { uidSchema } from 'domain/values/ids-schema';
import type { SessionUser } from 'kit/session';
import page from '../page.module.css';
import { NewPost } from './new-post.tsx';

const NOBODY: SessionUser = {
  uid: uidSchema.parse('nobody'),
  email: '',
  username: '',
  displayName: null,
  photoUrl: null,
  role: null,
};

/** The form as a creator opens it, before they are known; nobody else is shown it. */
export default function StandIn() {
  return (
    <div className={page.creadores}>
      <NewPost user={NOBODY} onCreated={() => undefined} />
    </div>
  );
}
