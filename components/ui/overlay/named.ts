import type { DialogName } from '@/packages/playwright/src/dialogs'

/** The name by which tests find a dialog, whatever its title says. */
export const named = (name: DialogName) => ({ 'data-dialog': name })
