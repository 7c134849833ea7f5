import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { isLightPicture } from './light-picture.ts'

interface LogoPictureProps extends ComponentProps<'img'> {
  src: string
  /** Called with the address of a picture that cannot be shown. Stays the same function. */
  onBroken?: (src: string) => void
}

/**
 * Shows a picture of a logo. One drawn in white carries `data-light`, so that the surface behind it can turn dark:
 * `.tile:has(> [data-light])`.
 */
export function LogoPicture({ src, onLoad, onBroken, ...rest }: LogoPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [light, setLight] = useState<string | null>(null)
  // A picture that loaded or broke before hydration fires no event.
  useEffect(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth === 0) onBroken?.(src)
    else if (isLightPicture(image.current)) setLight(src)
  }, [src, onBroken])
  return (
    // biome-ignore lint/a11y/useAltText: the caller passes `alt`
    <img
      {...rest}
      ref={image}
      src={src}
      data-light={light === src || undefined}
      onLoad={(event) => {
        if (isLightPicture(event.currentTarget)) setLight(src)
        onLoad?.(event)
      }}
      onError={() => onBroken?.(src)}
    />
  )
}
