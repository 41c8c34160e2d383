import type { Tarjeta } from 'domain/api';
import { mensajes } from 'domain/messages';
import { eliminarItem } from 'kit/datos/publicar';
import { askConfirm, showAlert } from 'kit/dialogs';
import { useNavigate } from 'kit/router';
import { Menu } from 'kit/ui/menu';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';

/** The owner's menu of an item: Editar goes to its screen, Eliminar asks first and then takes the card away. */
export function EsquinaPropia({ item, alEliminar }: { item: Tarjeta; alEliminar: () => void }) {
  const navigate = useNavigate();
  const { id, tipo, titulo } = item;

  const eliminar = async () => {
    if (!(await askConfirm(mensajes.post.eliminar(tipo), { yes: mensajes.pantalla.eliminar, danger: true })))
      return;
    try {
      await eliminarItem(tipo, id);
      alEliminar();
    } catch {
      await showAlert(mensajes.post.noElimino);
    }
  };

  return (
    <Menu
      label={`Opciones de ${titulo}`}
      look={tipo === 'link' ? 'plain' : 'floating'}
      items={[
        {
          label: mensajes.pantalla.editar,
          icon: <Pencil size={20} strokeWidth={1.75} aria-hidden />,
          onSelect: () => void navigate(`/editar-post/${tipo}/${encodeURIComponent(id)}`),
        },
        {
          label: mensajes.pantalla.duplicar,
          icon: <Copy size={20} strokeWidth={1.75} aria-hidden />,
          onSelect: () => void navigate(`/agregar-post?tipo=${tipo}&copiar=${encodeURIComponent(id)}`),
        },
        {
          label: mensajes.pantalla.eliminar,
          icon: <Trash2 size={20} strokeWidth={1.75} aria-hidden />,
          danger: true,
          onSelect: () => void eliminar(),
        },
      ]}
    />
  );
}
