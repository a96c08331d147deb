import { useState } from 'react'

/** A dialog that is open or not, and the count of its openings: as a key it makes each opening begin anew. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const show = () => {
    setOpened(count => count + 1)
    setIsOpen(true)
  }
  return { isOpen, opened, show, close: () => setIsOpen(false), setIsOpen }
}
