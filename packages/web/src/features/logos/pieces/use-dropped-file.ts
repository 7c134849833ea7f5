import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onFile` with a file that the reader drops anywhere on the page. For a file dropped beside a field, browsers
 * leave the page and open the file.
 * @returns whether the reader holds a file over the page
 */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const current = useRef(onFile)
  current.current = onFile
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    // While a file moves over the page, it leaves one element for another.
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      current.current(file)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return isOver
}
