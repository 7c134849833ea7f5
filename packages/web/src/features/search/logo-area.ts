/** Id of the page's area for the searched logo. */
export const logoAreaId = 'search-logo'

/** Moves the focus to the area's first control: the choice of a file, or of a part of the picture. */
export function focusLogoArea(): void {
  document.getElementById(logoAreaId)?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus()
}
