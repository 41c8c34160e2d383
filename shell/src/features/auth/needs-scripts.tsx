import styles from './needs-scripts.module.css';

/** Says, where no scripts run, that the form can't be sent. @param act in the infinitive: 'crear tu cuenta' */
export const NeedsScripts = ({ act }: { act: string }) => (
  <noscript>
    <p className={styles.note}>
      Para {act} hace falta JavaScript: activalo en tu navegador y volvé a cargar la página. Sin JavaScript
      podés <a href="/explore">explorar la agenda</a>.
    </p>
  </noscript>
);
