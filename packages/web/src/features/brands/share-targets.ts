/** The ten targets of spec 1, section 2, "Brand details", in its order. */
export const shareTargetNames = [
  'mail',
  'linkedin',
  'xing',
  'x',
  'whatsapp',
  'facebook',
  'messenger',
  'skype',
  'sms',
  'telegram',
] as const
export type ShareTargetName = (typeof shareTargetNames)[number]

export interface Shared {
  url: string
  text: string
  /** Messenger accepts links only from a registered application. Without its id the target is left out. */
  messengerAppId?: string
}

/**
 * Returns the targets as plain links. Nothing loads from a target before the reader goes there (decisions, "How the
 * share targets work").
 */
export function shareTargets({ url, text, messengerAppId }: Shared): { name: ShareTargetName; href: string }[] {
  const u = encodeURIComponent(url)
  const s = encodeURIComponent(text)
  const both = encodeURIComponent(`${text}\n${url}`)
  const hrefs: Record<ShareTargetName, string | null> = {
    mail: `mailto:?subject=${s}&body=${both}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
    xing: `https://www.xing.com/spi/shares/new?url=${u}`,
    x: `https://x.com/intent/post?text=${s}&url=${u}`,
    whatsapp: `https://wa.me/?text=${both}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    messenger: messengerAppId
      ? `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(messengerAppId)}&link=${u}&redirect_uri=${u}`
      : null,
    skype: `https://web.skype.com/share?url=${u}&text=${s}`,
    sms: `sms:?&body=${both}`,
    telegram: `https://t.me/share/url?url=${u}&text=${s}`,
  }
  return shareTargetNames.flatMap((name) => {
    const href = hrefs[name]
    return href === null ? [] : [{ name, href }]
  })
}
