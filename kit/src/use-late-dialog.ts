import { messages } from '@vidriera/domain/messages/messages';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { toast } from './toast.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A window that is fetched when somebody opens it. Where it can't be fetched that is said, and opening it again tries again.
 * @param bring `() => import('@vidriera/kit/ui/qr-dialog')`
 * @returns `window` draws it once it has come, with what else it takes: `{qr.window(() => ({ url, file }))}`
 */
export function useLateDialog<P extends DialogProps>(bring: () => Promise<{ default: ComponentType<P> }>) {
  const [Window, setWindow] = useState<ComponentType<P> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async (): Promise<void> => {
    try {
      const { default: arrival } = await bring();
      setWindow(() => arrival);
      setIsOpen(true);
    } catch (caught) {
      console.warn('a window could not be fetched:', caught);
      toast.error(messages.general.noConnection);
    }
  };
  const window = (props: () => Omit<P, keyof DialogProps>): ReactNode =>
    Window && createElement(Window, { ...props(), open: isOpen, onClose: () => setIsOpen(false) } as P);
  return { open: () => void open(), window };
}
