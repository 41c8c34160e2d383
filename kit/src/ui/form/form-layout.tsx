import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../class-names.ts';
import { useRootMark } from '../../hooks/use-root-mark.ts';
import styles from './form-layout.module.css';

interface FormLayoutProps extends ComponentProps<'form'> {
  preview?: ReactNode;
  submit: ReactNode;
}

/**
 * A form of one column. Below 1280 px the preview sticks to the top, and the submit bar replaces the frame's bar at the bottom; above,
 * both are beside the form.
 */
export function FormLayout({ preview, submit, children, ...form }: FormLayoutProps) {
  useRootMark('submitBar');
  return (
    <form noValidate {...form} className={cx(styles.form, preview ? styles.wide : undefined)}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.side}>
        {preview}
        <div className={styles.submit} data-submit-bar="">
          {submit}
        </div>
      </div>
    </form>
  );
}
