import { complaintPath } from '@vidriera/domain/complaint/paths';
import { Link } from '@vidriera/router';
import styles from './complain-link.module.css';

/** Leads to the form to complain about a page, which public pages' scripts leave out. */
export const ComplainLink = ({ path }: { path: string }) => (
  <p className={styles.place}>
    <Link to={complaintPath(path)} rel="nofollow">
      Denunciar
    </Link>
  </p>
);
