import { Building2, FileCheck2, FileText, type LucideIcon, Shield, Users } from 'lucide-react'
import type { ResourceName } from '@/lib/resources'

const ICONS: Readonly<Partial<Record<ResourceName, LucideIcon>>> = {
  client: Building2,
  approval: FileCheck2,
  user: Users,
  role: Shield,
}

/** What stands beside a resource where one goes to it. */
export const resourceIcon = (name: string): LucideIcon => ICONS[name as ResourceName] ?? FileText
