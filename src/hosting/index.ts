/** The joined fields: hosting APIs together with geography and rates. */
import { BackgroundResolver } from './background/background-resolver.js';
import { BillResolver } from './bill/bill-resolver.js';
import { OwnPricesResolver } from './bill/own-prices/price-resolver.js';
import { DriftResolver } from './drift/drift-resolver.js';
import { CorrectionResolver } from './invoice/corrections/correction-resolver.js';
import { InvoiceChangeResolver } from './invoice/change/invoice-change-resolver.js';
import { InvoiceResolver } from './invoice/invoice-resolver.js';
import { BudgetResolver } from './history/budgets/budget-resolver.js';
import { BillHistoryResolver } from './history/history-resolver.js';
import { SnapshotResolver } from './history/snapshots/snapshot-resolver.js';
import { CountryLocations } from './machines/country-locations.js';
import { serversThere } from './machines/servers-there.js';
import { FindingAffected } from './findings/affected.js';
import { FindingCost } from './findings/cost/finding-cost.js';
import { FindingsResolver } from './findings/findings-resolver.js';
import { FindingFirstSeen } from './findings/record/first-seen.js';
import { ResolvedFindingsResolver } from './findings/record/resolved-resolver.js';
import { FindingsSavings } from './findings/cost/savings.js';
import { SilencesResolver } from './findings/silences/silences-resolver.js';
import { FindResolver } from './find/find-resolver.js';
import { PricesResolver } from './prices/prices-resolver.js';
import { monthlyAmounts } from './machines/monthly-amounts.js';
import { HostingNamesResolver } from './names/hosting-names.js';
import { HostingResolver } from './machines/hosting-resolver.js';
import { SourcesResolver } from './inventory/sources-resolver.js';
import { ServerDependents } from './names/dependents.js';
import { ServerNames } from './names/server-names.js';
import { RecordOfZone } from './names/zone-of-record.js';
import { RecordsByTargetResolver } from './names/targets/records-by-target.js';
import { TargetResolver } from './names/targets/target-resolver.js';
import { ResourceFields } from './resources/resource-fields.js';
import {
  StatementComparisonLinesResolver,
  StatementComparisonResolver,
} from './statements/comparison/comparison-resolver.js';
import { EdgeComparisonLinesResolver, EdgeComparisonResolver } from './statements/edge/edge-comparison-resolver.js';
import { BillingRulesResolver } from './statements/billing-rules/billing-rules-resolver.js';
import { StatementResolver } from './statements/statement-resolver.js';
import { placeResolvers } from './machines/places.js';
import { ServerActionsResolver } from './actions/server-actions-resolver.js';
import { RemediesResolver } from './findings/remedies/remedies-resolver.js';
import { LabelsResolver } from './actions/labels-resolver.js';
import { ActionProgressResolver } from './live/action-progress-resolver.js';
import { FindingsChangedResolver } from './live/findings-changed-resolver.js';
import { HostingChangedResolver } from './live/hosting-changed-resolver.js';
import { NodeResolver } from './nodes/node-resolver.js';

export const hostingResolvers = [
  ActionProgressResolver,
  HostingChangedResolver,
  FindingsChangedResolver,
  NodeResolver,
  HostingResolver,
  HostingNamesResolver,
  FindingsResolver,
  FindingAffected,
  FindingCost,
  RemediesResolver,
  FindingFirstSeen,
  FindingsSavings,
  ResolvedFindingsResolver,
  SilencesResolver,
  SourcesResolver,
  BackgroundResolver,
  BillResolver,
  BillHistoryResolver,
  SnapshotResolver,
  BudgetResolver,
  CorrectionResolver,
  InvoiceResolver,
  InvoiceChangeResolver,
  StatementComparisonLinesResolver,
  StatementComparisonResolver,
  EdgeComparisonLinesResolver,
  EdgeComparisonResolver,
  StatementResolver,
  BillingRulesResolver,
  DriftResolver,
  OwnPricesResolver,
  PricesResolver,
  FindResolver,
  ...placeResolvers,
  CountryLocations,
  ...serversThere,
  ...monthlyAmounts,
  ResourceFields,
  TargetResolver,
  RecordOfZone,
  RecordsByTargetResolver,
  ServerNames,
  ServerDependents,
  ServerActionsResolver,
  LabelsResolver,
] as const;
