import { type Failure, failureOf } from '@vidriera/domain/failure';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { fetchActionCodes } from '@vidriera/session';
import { useState } from 'react';

export interface ActProps {
  code: string;
  email: string;
  label: string;
  onSpent: () => void;
  onRefused: (failure: Failure) => void;
}

export function SpendButton({ code, label, onSpent, onRefused }: ActProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const spend = async () => {
    setProblem('');
    setBusy(true);
    try {
      await (await fetchActionCodes()).spendActionCode(code);
      onSpent();
    } catch (caught) {
      const failure = failureOf(caught);
      setProblem(failure.message);
      setBusy(false);
      onRefused(failure);
    }
  };
  return (
    <>
      <FieldError error={problem} />
      <Button wide busy={busy} busyText="Un momento…" onClick={() => void spend()}>
        {label}
      </Button>
    </>
  );
}
