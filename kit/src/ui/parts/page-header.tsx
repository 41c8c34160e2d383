import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { Link } from '@vidriera/router';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  action?: ReactNode;
}

export function PageHeader({ title, subtitle, back, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back ? (
        <Link to={back.to} className={styles.back}>
          <Icon of={ArrowLeft} size={20} />
          {back.label}
        </Link>
      ) : null}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {action}
      </div>
    </header>
  );
}
