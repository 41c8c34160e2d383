import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** A password with a visibility toggle; takes the props of TextInput. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setVisible((was) => !was)}
        >
          <Icon of={visible ? EyeOff : Eye} size={20} />
        </IconButton>
      }
    />
  );
}
