import { messages } from 'domain/messages/messages';
import { Link } from 'kit/router';
import { useBack } from 'kit/use-back';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './back-link.module.css';

/** Back to where they came from; to explore for who came from outside. */
export function BackLink() {
  return (
    <Link to="/explore" viewTransition className={styles.back} onClick={useBack()}>
      <ArrowLeft size={20} />
      {messages.detail.back}
    </Link>
  );
}
