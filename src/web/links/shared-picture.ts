// The picture of a card grows into that of the page which the card leads to (page-change.css names the two).

/**
 * Marks the picture beside a link that was pressed.
 * @returns whether there is one, and somebody who wants motion
 */
export function sharePicture(link: Element): boolean {
  forgetPicture()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const picture = link.closest('.card, li')?.querySelector('.media')
  picture?.classList.add('leaves')
  return Boolean(picture)
}

/** For when the next page stands, on which the same card may stand again. */
export const forgetPicture = (): void => document.querySelector('.leaves')?.classList.remove('leaves')
