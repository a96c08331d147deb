import { createContext, type ReactNode } from 'react'

/** What a manager says above the form of one of its things, new ones included. */
export interface EditorHead {
  /** The way back, ending in the name of the thing. */
  readonly trail: ReactNode
  /** The tabs of the manager, where the form is one of them. */
  readonly tabs?: ReactNode
  /** The heading of the page: what is edited, by its name. */
  readonly heading: string
  /** A narrow window keeps the tabs: no trail leads from one of them to the next. */
  readonly keepsTabs?: boolean
}

/** The form below a manager's frame is its editor; elsewhere a form is one part of a page. */
export const EditorHeadContext = createContext<EditorHead | undefined>(undefined)
