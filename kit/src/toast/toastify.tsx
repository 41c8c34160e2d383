import { TOAST } from '@vidriera/domain/values/limits';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastRequest } from '../toast.ts';
import 'react-toastify/ReactToastify.css';
import './toastify.css';

/** Toasts at the top right: they can be dismissed, pause on hover, and are dragged away at 80 % of their width. */
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

/** Shows one message; the library keeps it until its container is there. */
export function showToast({ kind, text, autoClose }: ToastRequest): void {
  toast(text, { type: kind, autoClose });
}
