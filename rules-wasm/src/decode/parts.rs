//! What values are made of: the items of a list, the fields of a struct, the entries of a map and the
//! variants of an enum.

use std::ops::Range;
use std::slice;

use js_sys::{Array, Reflect};
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, Visitor};
use serde::forward_to_deserialize_any;
use wasm_bindgen::JsValue;

use super::Value;
use super::fault::{Fault, unreadable};
use crate::names::name;

/// What is asked for next: items by number, or the fields of a struct in the order of its declaration.
pub(super) enum Keys {
    Numbers(Range<u32>),
    Fields(slice::Iter<'static, &'static str>),
}

/// The items of an array or the fields of an object. One type for both, so that serde's code for every
/// struct is built once.
pub(super) struct Items {
    pub(super) of: Value,
    pub(super) keys: Keys,
}

impl Items {
    /// Fields don't end too early: the struct asks for just as many.
    pub(super) fn is_at_end(&self) -> bool {
        !matches!(&self.keys, Keys::Numbers(left) if !left.is_empty())
    }

    #[inline(never)]
    fn next(&mut self) -> Result<Option<Value>, Fault> {
        match &mut self.keys {
            Keys::Numbers(left) => left
                .next()
                .map(|nth| Reflect::get_u32(&self.of.0, nth).map(Value).map_err(unreadable))
                .transpose(),
            Keys::Fields(left) => left
                .next()
                .map(|field| self.of.property(&name(field)).map_err(|fault| fault.in_field(Some(field))))
                .transpose(),
        }
    }

    fn upcoming(&self) -> Option<&'static str> {
        match &self.keys {
            Keys::Numbers(_) => None,
            Keys::Fields(left) => left.as_slice().first().copied(),
        }
    }
}

impl<'de> de::SeqAccess<'de> for Items {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let field = self.upcoming();
        match self.next()? {
            None => Ok(None),
            // Passed over, so that serde puts in its default or says that it is missing.
            Some(value) if field.is_some() && value.0.is_undefined() => Ok(seed.deserialize(Missing).ok()),
            Some(value) => seed.deserialize(value).map(Some).map_err(|fault| fault.in_field(field)),
        }
    }
}

/// A field that isn't there: nothing for an optional one, a fault for any other.
struct Missing;

impl<'de> de::Deserializer<'de> for Missing {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        Err(Fault::expected(&visitor))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The entries of an object whose keys are not known beforehand.
pub(super) struct Entries {
    pub(super) object: Value,
    pub(super) keys: Array,
    pub(super) next: u32,
    pub(super) value: Option<Value>,
}

impl<'de> de::MapAccess<'de> for Entries {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        while self.next < self.keys.length() {
            let key = Value(self.keys.get(self.next));
            self.next += 1;
            let value = self.object.property(&key.0)?;
            if let (Some(text), false) = (key.text(), value.0.is_undefined()) {
                self.value = Some(value);
                return seed.deserialize(StrDeserializer::new(&text)).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.value.take().unwrap_or(Value(JsValue::UNDEFINED)))
    }
}

/// A variant of an enum: its name, and what it holds.
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) content: Value,
}

impl<'de> de::EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = Value;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Value), Fault> {
        Ok((seed.deserialize(StrDeserializer::new(&self.name))?, self.content))
    }
}

impl<'de> de::VariantAccess<'de> for Value {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if self.is_absent() { Ok(()) } else { Err(Fault("expected nothing inside".to_owned())) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_seq(self, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_struct(self, "", fields, visitor)
    }
}
