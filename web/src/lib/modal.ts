/** A dialog over the page, and where the focus goes when it is gone. */

/** Show it; the answer takes it away again. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // It has been taken out of the page already: then the browser gives the focus to nobody.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) {
      before.focus({ preventScroll: true });
    }
  };
}
