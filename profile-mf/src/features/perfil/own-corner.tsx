import ArrowUpToLine from '@lucide/icons/icons/arrow-up-to-line';
import Copy from '@lucide/icons/icons/copy';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import Megaphone from '@lucide/icons/icons/megaphone';
import Pencil from '@lucide/icons/icons/pencil';
import Pin from '@lucide/icons/icons/pin';
import PinOff from '@lucide/icons/icons/pin-off';
import ScanQrCode from '@lucide/icons/icons/scan-qr-code';
import Ticket from '@lucide/icons/icons/ticket';
import Trash2 from '@lucide/icons/icons/trash';
import Users from '@lucide/icons/icons/users';
import { messages } from '@vidriera/domain/messages/messages';
import { isolated } from '@vidriera/domain/values/isolated';
import { attendingPath } from '@vidriera/kit/going/detail-path';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { askConfirm, showAlert } from '@vidriera/kit/messages/dialogs';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Menu } from '@vidriera/kit/ui/parts/menu';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { useNavigate } from '@vidriera/router';
import { moveToTop, pinLabel, togglePin } from '../orden/item-moves.ts';
import { setShown } from '../own-list/acts.ts';
import type { FoundCard } from '../own-list/own-card.ts';
import { soldOutLabel, toggleSoldOut } from './sold-out.ts';

interface OwnCornerProps {
  item: FoundCard;
  onDelete: () => void;
  /** Reads the list again after a change of the item was saved. */
  onChange: () => Promise<void>;
}

/** The owner's menu of an item: edit, change, pin, hide, duplicate, delete; a link's place; attendance of an event with seats; counter and claims of a promo. */
export function OwnCorner({ item, onDelete, onChange }: OwnCornerProps) {
  const change = useLazyDialog(() => import('./change-event.tsx'));
  const navigate = useNavigate();
  const { id, tipo, titulo, aforo = 0 } = item;
  const isHidden = item.own.states.includes('hidden');
  const soldOut = item.tipo !== 'link' && soldOutLabel(item);

  /** Shows a saved change. */
  const afterwards = async (saved: Promise<boolean>) => {
    if (await saved) await onChange();
  };
  const remove = async () => {
    // Links and courses have neither seats nor claims.
    const note = tipo === 'evento' || tipo === 'promo' ? { note: impactSentence(tipo, id) } : {};
    const options = { yes: messages.screens.remove, danger: true, ...note };
    if (!(await askConfirm(messages.post.remove(tipo), options))) return;
    try {
      const { deleteItem } = await import('@vidriera/kit/requests/publish');
      await deleteItem(tipo, id);
      onDelete();
    } catch {
      await showAlert(messages.post.notDeleted);
    }
  };

  return (
    <>
      <Menu
        label={`Opciones de ${isolated(titulo)}`}
        look={tipo === 'link' ? 'plain' : 'floating'}
        items={[
          {
            label: 'Editar',
            icon: <Icon of={Pencil} size={20} />,
            onSelect: () => void navigate(`/editar-post/${tipo}/${encodeURIComponent(id)}`),
          },
          ...(tipo !== 'link'
            ? [{ label: 'Cambió algo', icon: <Icon of={Megaphone} size={20} />, onSelect: change.open }]
            : []),
          ...(item.tipo !== 'link' && soldOut
            ? [
                {
                  label: soldOut,
                  icon: <Icon of={Ticket} size={20} />,
                  onSelect: () => void afterwards(toggleSoldOut(item)),
                },
              ]
            : []),
          ...(item.tipo === 'evento' && aforo > 0
            ? [
                {
                  label: 'Quiénes van',
                  icon: <Icon of={Users} size={20} />,
                  onSelect: () => void navigate(attendingPath(id, item.proximaFecha)),
                },
              ]
            : []),
          {
            label: pinLabel(item),
            icon: item.fijado ? <Icon of={PinOff} size={20} /> : <Icon of={Pin} size={20} />,
            onSelect: () => void afterwards(togglePin(item)),
          },
          ...(tipo === 'link'
            ? [
                {
                  label: messages.orden.toTop,
                  icon: <Icon of={ArrowUpToLine} size={20} />,
                  onSelect: () => void afterwards(moveToTop(item)),
                },
              ]
            : []),
          {
            label: isHidden ? 'Mostrar' : 'Ocultar',
            icon: isHidden ? <Icon of={Eye} size={20} /> : <Icon of={EyeOff} size={20} />,
            onSelect: () => void afterwards(setShown(item, isHidden)),
          },
          {
            label: messages.screens.duplicate,
            icon: <Icon of={Copy} size={20} />,
            onSelect: () => void navigate(`/agregar-post?tipo=${tipo}&copiar=${encodeURIComponent(id)}`),
          },
          ...(tipo === 'promo'
            ? [
                {
                  label: 'Canjear',
                  icon: <Icon of={ScanQrCode} size={20} />,
                  // Only the counter's own document may use the camera.
                  onSelect: () => location.assign('/canjear'),
                },
                {
                  label: 'Quiénes la tomaron',
                  icon: <Icon of={Users} size={20} />,
                  onSelect: () => void navigate(`/canjes/${encodeURIComponent(id)}`),
                },
              ]
            : []),
          {
            label: messages.screens.remove,
            icon: <Icon of={Trash2} size={20} />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {tipo === 'link' ? null : change.window(() => ({ tipo, id, titulo, onSaved: onChange }))}
    </>
  );
}
