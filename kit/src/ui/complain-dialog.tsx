import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { ComplaintForm } from './form/complaint-form.tsx';

interface ComplainDialogProps {
  open: boolean;
  onClose: () => void;
  of: string;
}

/** The form to complain about a thing. Load it by `useLazyDialog`. */
export default function ComplainDialog({ open, onClose, of }: ComplainDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Denunciar">
      <ComplaintForm
        of={of}
        after={
          <DialogActions>
            <Button kind="secondary" onClick={onClose}>
              Listo
            </Button>
          </DialogActions>
        }
      />
    </Dialog>
  );
}
