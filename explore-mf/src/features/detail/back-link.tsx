import { messages } from 'domain/messages/messages';
import { Link, useLocation, useNavigate } from 'kit/router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './back-link.module.css';

/** Back to where they came from, with its scroll and filters; to explore for who came from outside. */
export function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const cameFromHere = key !== 'default';
  return (
    <Link
      to="/explore"
      viewTransition
      className={styles.back}
      onClick={(event) => {
        if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      {messages.detail.back}
    </Link>
  );
}
