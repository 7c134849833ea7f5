import { useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Copies an address, by default the page's, and confirms it in place. */
export function CopyLinkButton({ label, copiedLabel, address }: { label: string; copiedLabel: string; address?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(address ?? window.location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'link'} small />
        {copied ? copiedLabel : label}
      </Button>
      <span role="status">
        <VisuallyHidden>{copied ? copiedLabel : ''}</VisuallyHidden>
      </span>
    </>
  )
}

/** Copies a text. The clipboard needs a secure context; elsewhere, a selected field serves instead. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return
  }
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
