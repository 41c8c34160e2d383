import { TOAST } from '@vidriera/domain/values/limits';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastRequest } from './toast.ts';
import 'react-toastify/ReactToastify.css';
import './toastify.css';

export function ToastifyContainer() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST.cierre}
      closeOnClick
      pauseOnHover
      draggable
      draggablePercent={TOAST.drag}
      aria-label="Avisos"
    />
  );
}

/** Shows one message, also before the container is mounted. */
export function showToast({ kind, text, autoClose }: ToastRequest): void {
  toast(text, { type: kind, autoClose });
}
