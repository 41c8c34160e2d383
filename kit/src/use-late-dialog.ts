import { messages } from 'domain/messages/messages';
import { type ComponentType, useState } from 'react';
import { toast } from './toast.ts';

/**
 * A window that is fetched when somebody opens it. Where it can't be fetched that is said, and opening it again tries again; until it
 * has come, `LateDialog` is `null`: `{qr.LateDialog ? <qr.LateDialog open={qr.isOpen} onClose={qr.close} … /> : null}`.
 * @param bring `() => import('kit/ui/qr-dialog')`
 */
export function useLateDialog<P>(bring: () => Promise<{ default: ComponentType<P> }>) {
  const [LateDialog, setRange] = useState<ComponentType<P> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = async (): Promise<void> => {
    try {
      const { default: arrival } = await bring();
      setRange(() => arrival);
      setIsOpen(true);
    } catch (caught) {
      console.warn('a window could not be fetched:', caught);
      toast.error(messages.general.noConnection);
    }
  };
  return { LateDialog, isOpen, open: () => void open(), close: () => setIsOpen(false) };
}
