import { AGES } from '@vidriera/domain/site/terms';
import { Link } from '@vidriera/router';
import type { ComponentProps } from 'react';
import { CheckBox } from './check-box.tsx';

/** The box by which people accept the terms and declare their age. */
export const TermsCheckBox = (props: Omit<ComponentProps<typeof CheckBox>, 'label'>) => (
  <CheckBox
    label={
      <>
        Acepto los <Link to="/terms">términos y condiciones</Link> y la{' '}
        <Link to="/terms#privacidad">política de privacidad</Link>. Tengo {AGES.least} años o más y, si tengo
        menos de {AGES.guardian}, permiso de mi madre, padre o tutor.
      </>
    }
    aria-required
    {...props}
  />
);
