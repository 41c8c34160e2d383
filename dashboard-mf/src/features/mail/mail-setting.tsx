import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import type { MailSetting as Setting } from '@vidriera/domain/usuario/mail-settings-schema';
import { useStateFrom } from '@vidriera/kit/hooks/use-state-from';
import { writeMailSetting } from '@vidriera/kit/requests/mail-settings';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { useState } from 'react';
import styles from './mail-setting.module.css';

interface MailSettingProps {
  setting: Setting;
  label: string;
  isOn: boolean;
}

/** Whether letters of a kind come. Saved at once. */
export function MailSetting({ setting, label, isOn }: MailSettingProps) {
  const [isChecked, setChecked] = useStateFrom(isOn, Boolean);
  const [error, setError] = useState<string | null>(null);
  const save = async (next: boolean) => {
    setChecked(next);
    setError(null);
    try {
      await writeMailSetting(setting, next);
    } catch (caught) {
      logUnforeseen(caught);
      setChecked(!next);
      setError(failureOf(caught).message);
    }
  };
  return (
    <div className={styles.setting}>
      <CheckBox
        label={label}
        checked={isChecked}
        error={error}
        onChange={({ target }) => void save(target.checked)}
      />
    </div>
  );
}
