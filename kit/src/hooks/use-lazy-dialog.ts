import { messages } from '@vidriera/domain/messages/messages';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { toast } from '../messages/toast.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Fetches a dialog when it is opened. A toast tells if the fetch fails; opening it again retries.
 * @param load `() => import('@vidriera/kit/ui/dialogs/qr-dialog')`
 * @returns `open`, and `window`, which draws the dialog with its other props: `{qr.window(() => ({ url, file }))}`
 */
export function useLazyDialog<P extends DialogProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  const [Window, setWindow] = useState<ComponentType<P> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async (): Promise<void> => {
    try {
      const loaded = await load();
      setWindow(() => loaded.default);
      setIsOpen(true);
    } catch (caught) {
      console.warn('a dialog failed to load:', caught);
      toast.error(messages.general.noConnection);
    }
  };
  const window = (props: () => Omit<P, keyof DialogProps>): ReactNode =>
    Window && createElement(Window, { ...props(), open: isOpen, onClose: () => setIsOpen(false) } as P);
  return { open: () => void open(), window };
}
