Feature: Partner missionaries
  The congregation knows whom it supports, and what to pray for.

  Background:
    Given I visit /intro/coop-Misionaries

  @INTR-03
  Scenario: The missionaries are introduced with their fields and prayers
    Then I see the heading "협력 선교사"
    And I see the heading "정요한·김은혜 선교사"
    And I see "파라과이 차코, 보케론"
    And I see "1998년부터 함께"
    And I see "기도 제목"
    And I see the picture "해 질 녘 차코 들판에 선 카란다이 야자나무"
    And no call was sent
