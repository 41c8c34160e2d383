import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { setSummary } from '@vidriera/kit/requests/figures';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { useState } from 'react';
import styles from './estadisticas.module.css';

/** Whether the monthly summary comes by mail. Saved at once. */
export function SummarySetting({ isOn }: { isOn: boolean }) {
  const [isChecked, setChecked] = useState(isOn);
  const [error, setError] = useState<string | null>(null);
  const save = async (next: boolean) => {
    setChecked(next);
    setError(null);
    try {
      await setSummary(next);
    } catch (caught) {
      logUnforeseen(caught);
      setChecked(!next);
      setError(failureOf(caught).message);
    }
  };
  return (
    <div className={styles.summary}>
      <CheckBox
        label="Recibir por mail un resumen de cada mes"
        checked={isChecked}
        error={error}
        onChange={({ target }) => void save(target.checked)}
      />
    </div>
  );
}
