import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './form-layout.module.css';

interface FormLayoutProps extends ComponentProps<'form'> {
  /** A `LivePreview` of what is being made. */
  preview?: ReactNode;
  /** Its one button, and what there is to say about it. */
  submit: ReactNode;
}

/**
 * A form of one column. Below 1280 px the preview sticks at the top and the submit bar at the bottom, where the frame's own bar goes
 * meanwhile; from there on both stand beside it.
 */
export function FormLayout({ preview, submit, children, ...form }: FormLayoutProps) {
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
