import type { Locator, Page } from 'playwright/test'
import { dialog } from './dialog'
import type { DialogName } from './dialogs'
import * as ofForm from './form'
import { type ListLocators, list } from './list'
import { type LockWord, lock } from './lock'

/** The form of a page. */
export interface FormLocators {
  field(name: string): Locator
  box(name: string): Locator
  section(key: string): Locator
  readonly unsaved: Locator
  fill(name: string, value: string): Promise<void>
  choose(name: string, option: string): Promise<void>
  answer(name: string, word: 'Yes' | 'No'): Promise<void>
  save(): Promise<void>
  saveWithReason(reason: string): Promise<void>
}

/** Where things are on a page of the console, by the names of the API. */
export interface Locators {
  readonly form: FormLocators
  list(name: string): ListLocators
  dialog(name: DialogName): Locator
  lock(of?: string, word?: LockWord): Locator
}

/** The locators of a page: of the test's own, or of a second person's. */
export const locatorsOf = (page: Page): Locators => ({
  form: {
    field: (name) => ofForm.field(page, name),
    box: (name) => ofForm.box(page, name),
    section: (key) => ofForm.section(page, key),
    unsaved: ofForm.unsaved(page),
    fill: (name, value) => ofForm.fill(page, name, value),
    choose: (name, option) => ofForm.choose(page, name, option),
    answer: (name, word) => ofForm.answer(page, name, word),
    save: () => ofForm.save(page),
    saveWithReason: (reason) => ofForm.saveWithReason(page, reason),
  },
  list: (name) => list(page, name),
  dialog: (name) => dialog(page, name),
  lock: (of, word) => lock(page, of, word),
})
