import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { isLightPicture } from './light-picture.ts'

/**
 * Shows a picture of a logo, which carries `data-light` if it was drawn in white. The surface behind it turns dark then:
 * `.tile:has(> [data-light])`.
 */
export function LogoPicture({ onLoad, ...rest }: ComponentProps<'img'>) {
  const image = useRef<HTMLImageElement>(null)
  const [light, setLight] = useState<string | undefined>()
  // A picture that loaded before hydration fires no event.
  useEffect(() => {
    if (image.current?.complete && isLightPicture(image.current)) setLight(rest.src)
  }, [rest.src])
  return (
    // biome-ignore lint/a11y/useAltText: whoever shows the picture describes it
    <img
      {...rest}
      ref={image}
      data-light={(light !== undefined && light === rest.src) || undefined}
      onLoad={(event) => {
        if (isLightPicture(event.currentTarget)) setLight(rest.src)
        onLoad?.(event)
      }}
    />
  )
}
