// The types of the protocol under one roof. The folder beside this file is generated.
export type { Aids } from './protocol/Aids';
export type { ClientMessage } from './protocol/ClientMessage';
export type { Event } from './protocol/Event';
export type { History } from './protocol/History';
export type { Info } from './protocol/Info';
export type { Line } from './protocol/Line';
export type { NewSeat } from './protocol/NewSeat';
export type { NewTable } from './protocol/NewTable';
export type { Option } from './protocol/Option';
export type { Prompt } from './protocol/Prompt';
export type { Region } from './protocol/Region';
export type { Scoring } from './protocol/Scoring';
export type { ServerMessage } from './protocol/ServerMessage';
export type { Table } from './protocol/Table';
export type { TableCard } from './protocol/TableCard';
export type { View } from './protocol/View';
export type { ViewAt } from './protocol/ViewAt';
