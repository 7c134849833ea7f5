import { type StartedProcess, startProcess } from '../../platform/child-process.ts'

/** libvips works on pictures with more bytes of pixels on the disc. No accepted picture has more. */
const mostPixels = 768 * 1024 * 1024

/** Starts the process that decodes uploaded pictures. It keeps their pixels off the disc. */
export const startDecodeProcess = (): StartedProcess =>
  startProcess('decode-process', '../logos/decode/decode-process.ts', {
    execArgv: ['--max-old-space-size=128'],
    env: { VIPS_DISC_THRESHOLD: `${mostPixels}` },
  })
