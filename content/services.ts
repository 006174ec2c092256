/** The 17 services in the order of the specification; each has a file of its own. */
import { artificialIntelligence } from './services/artificial-intelligence.ts'
import { buildAndOperate } from './services/build-and-operate.ts'
import { businessSolutions } from './services/business-solutions.ts'
import { cLevelServices } from './services/c-level-services.ts'
import { consultation } from './services/consultation.ts'
import { dataManagement } from './services/data-management.ts'
import { dataVisualization } from './services/data-visualization.ts'
import { gis } from './services/gis.ts'
import { goToStandard } from './services/go-to-standard.ts'
import { governanceRiskAndCompliance } from './services/governance-risk-and-compliance.ts'
import { integrationsAndDataSystems } from './services/integrations-and-data-systems.ts'
import { kpis } from './services/kpis.ts'
import { monetization } from './services/monetization.ts'
import { qualityControl } from './services/quality-control.ts'
import { researchAndDevelopment } from './services/research-and-development.ts'
import { roboticProcessAutomation } from './services/robotic-process-automation.ts'
import { talentAndSme } from './services/talent-and-sme.ts'
import type { Service } from './types.ts'

export const services: readonly Service[] = [
  businessSolutions,
  qualityControl,
  integrationsAndDataSystems,
  gis,
  kpis,
  artificialIntelligence,
  goToStandard,
  dataVisualization,
  researchAndDevelopment,
  roboticProcessAutomation,
  cLevelServices,
  dataManagement,
  consultation,
  talentAndSme,
  monetization,
  governanceRiskAndCompliance,
  buildAndOperate,
]
